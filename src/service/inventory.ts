import type { Http } from './http/http'
import { segment } from './http/segment'

/** The seasons of a series: GET /inventory/{id}/seasons/. */
export const getSeasons = (http: Http, id: string | number) => http.get(`inventory/${segment(id)}/seasons/`)

/** The episodes of a series, season or feature: GET /inventory/{id}/episodes/. */
export const getEpisodes = (http: Http, id: string | number) => http.get(`inventory/${segment(id)}/episodes/`)

/**
 * The extras of a title: GET /inventory/{id}/extras/?type={type}.
 * @param types title types; none: all
 */
export const getExtras = (http: Http, id: string | number, types: readonly string[] = []) =>
  http.get(
    `inventory/${segment(id)}/extras/${types.length > 0 ? `?type=${types.map(encodeURIComponent).join(',')}` : ''}`,
  )

/** Links and documents of a title: GET /inventory/{id}/links/. */
export const getLinks = (http: Http, id: string | number) => http.get(`inventory/${segment(id)}/links/`)

/** Pictures, music or papers of a title: GET /inventory/{id}/media/?type={type}. */
export const getMedia = (http: Http, id: string | number, type: string) =>
  http.get(`inventory/${segment(id)}/media/?type=${encodeURIComponent(type)}`)

/** The tags of the brand's inventory, and how often each is used: GET /inventory/tags/client/. */
export const getTags = (http: Http) => http.get('inventory/tags/client/')

/**
 * A list to choose from that describes assets: GET /inventory/enums/?type=Lookup.Asset&name={name}.
 * @param name for example TitleType
 */
export const getAssetEnum = (http: Http, name: string) =>
  http.get(`inventory/enums/?type=Lookup.Asset&name=${encodeURIComponent(name)}`)
