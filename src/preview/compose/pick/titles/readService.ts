import { timeoutSignal } from '../../../../service/http/timeoutSignal'

const TIMEOUT_MS = 3000

/**
 * Reads from the service that the development server simulates.
 * @param path below the service's address, such as `avails/genres`
 * @throws Error if the service responds with an error, or not within 3 seconds
 */
export async function readService(path: string, signal?: AbortSignal): Promise<unknown> {
  const timer = timeoutSignal(TIMEOUT_MS, signal)
  try {
    const response = await fetch(`/api/v1/${path}`, { signal: timer.signal })
    if (!response.ok) throw new Error(`The service answered HTTP ${response.status}.`)
    return await response.json()
  } catch (error) {
    if (timer.reason() === 'timeout') throw new Error('The service did not answer within 3 seconds.')
    throw error
  } finally {
    timer.clear()
  }
}
