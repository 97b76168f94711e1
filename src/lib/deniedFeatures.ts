/**
 * Browser features that no page of the site uses, by their Permissions-Policy names. The site's header denies them, so
 * a frame can't get them either: they sense, record, locate or charge the visitor, or reach devices (threats X3).
 */
export const DENIED_FEATURES: readonly string[] = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
