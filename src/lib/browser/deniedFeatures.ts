/**
 * Browser features that no page uses, by their Permissions-Policy names. The site's header denies them to the page and its
 * frames, because they sense, record, locate or charge the visitor, or access devices (threats X3).
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
