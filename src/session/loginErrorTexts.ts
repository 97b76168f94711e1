import type { TextKey } from '../text/texts'

/** Messages by error code of the service or the identity provider (spec, section 8) */
export const LOGIN_ERROR_TEXTS = new Map<string, TextKey>([
  ['1', 'codeDisabled'],
  ['2', 'codeDisabled'],
  ['3', 'sessionNotStarted'],
  ['4', 'sessionEnded'],
  ['6', 'deviceLimit'],
  ['7', 'lockedOut'],
  ['100', 'wrongPassword'],
  ['101', 'noCredential'],
  ['102', 'credentialDisabled'],
  ['103', 'accountInvalid'],
  ['201', 'viewedElsewhere'],
  ['202', 'viewedElsewhere'],
  ['9999', 'viewedElsewhere'],
  ['1001', 'codeNotFound'],
  ['1002', 'codeNotFound'],
  ['1003', 'codeNotFound'],
  ['E0000006', 'adminReset'],
  ['PROVISIONED', 'provisioned'],
  ['RECOVERY', 'statusRecovery'],
  ['STAGED', 'statusStaged'],
  ['ACTIVE', 'statusActive'],
  ['PASSWORD_EXPIRED', 'statusPasswordExpired'],
  ['LOCKED_OUT', 'statusLockedOut'],
  ['DEPROVISIONED', 'statusDeprovisioned'],
])
