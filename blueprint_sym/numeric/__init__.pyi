from .compiled import Compiled as Compiled
from .lowering import compile_proved as compile_proved
from .lowering import compile_quantities as compile_quantities
from .point import (
    ConcreteNumbers as ConcreteNumbers,
)
from .point import (
    Instance as Instance,
)
from .point import (
    Number as Number,
)
from .point import (
    PlacedBuffer as PlacedBuffer,
)
from .point import (
    instantiate as instantiate,
)
