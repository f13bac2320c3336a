from .devices import Device as Device
from .devices import device as device
from .devices import known_devices as known_devices
from .evidence import Evidence as Evidence
from .evidence import Roofline as Roofline
from .evidence import roofline as roofline
