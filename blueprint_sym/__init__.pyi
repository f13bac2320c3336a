from . import plots as plots
from . import views as views
from .claims.check import Checked as Checked
from .claims.code import check_function as check_function
from .derivation import PASSES as PASSES
from .derivation import Derivation as Derivation
from .derivation import derive as derive
from .derivation import derive_session as derive_session
from .errors import (
    BindingError as BindingError,
)
from .errors import (
    BlueprintError as BlueprintError,
)
from .errors import (
    CapacityError as CapacityError,
)
from .errors import (
    ExpressionError as ExpressionError,
)
from .errors import (
    HypothesisError as HypothesisError,
)
from .errors import (
    MissingExtraError as MissingExtraError,
)
from .errors import (
    ParseError as ParseError,
)
from .errors import (
    ProofError as ProofError,
)
from .errors import (
    RangeError as RangeError,
)
from .errors import (
    RegimeError as RegimeError,
)
from .errors import (
    SpecError as SpecError,
)
from .errors import (
    StructureError as StructureError,
)
from .numeric import Compiled as Compiled
from .numeric import Instance as Instance
from .proof.prover import Prover as Prover
from .proof.report import ProofReport as ProofReport
from .proof.report import Status as Status
from .proof.report import Verdict as Verdict
from .quantity import Quantity as Quantity
from .quantity import Unit as Unit
from .regimes.crossings import Crossover as Crossover
from .regimes.crossings import crossover as crossover
from .regimes.forms import Ratio as Ratio
from .regimes.growth import Elasticity as Elasticity
from .regimes.growth import Limit as Limit
from .regimes.growth import elasticity as elasticity
from .regimes.growth import limit as limit
from .regimes.optima import Optimum as Optimum
from .regimes.optima import largest as largest
from .regimes.optima import smallest as smallest
from .space.design import Sweep as Sweep
from .space.design import sweep as sweep
from .spec.catalogue import catalogue as catalogue
from .spec.catalogue import load as load
from .spec.model import LayerKind as LayerKind
from .spec.model import TransformerSpec as TransformerSpec
from .spec.session import Deployment as Deployment
from .spec.session import Session as Session
from .spec.session import Workload as Workload
from .spec.strategy import Strategy as Strategy
from .spec.structure import Structure as Structure
from .symbols import SYMBOLS as SYMBOLS
from .whole import ModelDerivation as ModelDerivation
from .work import WorkVector as WorkVector

__version__: str
__all__: list[str]
