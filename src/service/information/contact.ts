import type { Http } from '../http/http'
import { ServiceError } from '../http/response'
import { encodePathSegment } from '../http/segment'

/** Fields of the spec, part 2, section 3: Contact form */
export interface ContactMessage {
  name: string
  user_email: string
  phone: string
  message: string
}

/**
 * Sends a contact message with trimmed fields: POST /notification/{type}/ (spec part 2, section 7).
 * @param type from the route, for example "contact"
 * @throws ServiceError unless the status is 200
 */
export async function sendMessage(http: Http, type: string, message: ContactMessage): Promise<void> {
  const { name, user_email, phone, message: text } = message
  const data = { name: name.trim(), user_email: user_email.trim(), phone: phone.trim(), message: text.trim() }
  const path = `notification/${encodePathSegment(type)}/`
  // Only the status of the response matters.
  const { data: status } = await http.send('POST', path, { data }, { parseBody: async (response) => response.status })
  if (status !== 200) throw new ServiceError('status', path)
}
