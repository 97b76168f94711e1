import { ServiceError } from '../http/reply'
import type { Query } from '../query'

/** Whether the service is well: GET /user/health_check/. Of its answer only the status is known (spec, section 7). */
export const healthQuery: Query<{ well: boolean; status?: number }> = {
  key: 'health',
  async read(ask) {
    try {
      await ask.get('user/health_check/', { limit: 'secondary' })
      return { well: true }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return { well: false, status: error.status }
    }
  },
}
