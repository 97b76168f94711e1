import type { Http } from './http/http'
import { segment } from './http/segment'

/** Whoever pressed Play is told within 15 s that nothing comes, after three tries (reliability P3). */
export const SOON = { limit: 'secondary' } as const

/** What the player needs for an asset: GET /playback/stream/asset/{id}/. */
export const getAssetPlayback = (http: Http, id: string | number) =>
  http.get(`playback/stream/asset/${segment(id)}/`, SOON)

/** What the player needs for a title that names no asset: GET /playback/stream/{id}/. */
export const getTitlePlayback = (http: Http, id: string | number) => http.get(`playback/stream/${segment(id)}/`, SOON)

/** The videos of a title by language: GET /playback/videos/{id}/. */
export const getVideos = (http: Http, id: string | number) => http.get(`playback/videos/${segment(id)}/`, SOON)

/** The cloud-distribution play path: GET /avails/play/{a}/{b}, of a title and one of its versions. */
export const getDistributedPlayback = (http: Http, title: string, version: string) =>
  http.get(`avails/play/${segment(title)}/${segment(version)}`, SOON)

/** A live event, by slug or id: GET /playback/live_event/{id}/?short_detail=true. */
export const getLiveEvent = (http: Http, id: string | number) =>
  http.get(`playback/live_event/${segment(id)}/?short_detail=true`, { device: true })
