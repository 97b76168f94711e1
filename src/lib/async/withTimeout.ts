/**
 * @param limit in milliseconds
 * @throws RangeError if the promise does not settle in time
 */
export function withTimeout<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RangeError(`Nothing within ${limit} ms`)), limit)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Waits until a promise settles, at most `limit` milliseconds. Never rejects.
 */
export const settledWithin = (promise: Promise<unknown>, limit: number): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(done, limit)
    promise.then(done, done)
  })
