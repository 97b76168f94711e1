import { ServiceError } from '../http/response'
import type { Query } from '../query'

/** GET /user/health_check/; only the status of the response is specified (spec, section 7) */
export const healthQuery: Query<{ isHealthy: boolean; status?: number }> = {
  key: 'health',
  async read(client) {
    try {
      await client.get('user/health_check/', { timeout: 'secondary' })
      return { isHealthy: true }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return { isHealthy: false, status: error.status }
    }
  },
}
