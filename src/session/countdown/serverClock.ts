/**
 * The server's clock, running on from one sample.
 * The problem: the device's clock may be set anew while a page counts (threats D5). The solution: between samples the
 * monotonic clock counts; only a new sample looks at the device's clock again.
 * @param offset server clock minus device clock, in milliseconds
 * @returns reads the time, in milliseconds since 1970
 */
export function serverClock(offset: number, wall = Date.now, monotonic = () => performance.now()): () => number {
  const start = wall() + offset - monotonic()
  return () => start + monotonic()
}
