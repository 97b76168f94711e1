import type { Http } from './http/http'

/** All genres: GET /avails/genres/. */
export const getGenres = (http: Http) => http.get('avails/genres/')
