/** Whether something is kept in this browser under a name that begins so. */
export function hasStored(prefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    // Blocked: nothing is kept.
    return false
  }
}
