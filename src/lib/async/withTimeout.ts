/** @throws RangeError if the promise does not settle in time */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RangeError(`Timed out after ${timeoutMs} ms`)), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Resolves when a promise settles, or after the timeout. Never rejects. */
export const waitUntilSettled = (promise: Promise<unknown>, timeoutMs: number): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(done, timeoutMs)
    promise.then(done, done)
  })
