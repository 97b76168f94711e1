let quiet = false

/**
 * Begins loads for somebody who may come: a file that is missing is told to nobody, and the page is not loaded anew for it
 * (reliability P10). Who really comes asks again.
 * @param begin calls what loads at once, before anything is waited for
 */
export function quietly<T>(begin: () => T): T {
  quiet = true
  try {
    return begin()
  } finally {
    quiet = false
  }
}

/** Whether what begins at this moment is for somebody who may come. */
export const isQuiet = (): boolean => quiet
