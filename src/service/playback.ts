import type { Http } from './http'
import { segment } from './segment'

/** What the player needs for an asset: GET /playback/stream/asset/{id}/. */
export const getAssetPlayback = (http: Http, id: string | number) => http.get(`playback/stream/asset/${segment(id)}/`)

/** What the player needs for a title that names no asset: GET /playback/stream/{id}/. */
export const getTitlePlayback = (http: Http, id: string | number) => http.get(`playback/stream/${segment(id)}/`)

/** The videos of a title by language: GET /playback/videos/{id}/. */
export const getVideos = (http: Http, id: string | number) => http.get(`playback/videos/${segment(id)}/`)

/** The cloud-distribution play path: GET /avails/play/{a}/{b}, of a title and one of its versions. */
export const getDistributedPlayback = (http: Http, title: string, version: string) =>
  http.get(`avails/play/${segment(title)}/${segment(version)}`)

/** A live event, by slug or id: GET /playback/live_event/{id}/?short_detail=true. */
export const getLiveEvent = (http: Http, id: string | number) =>
  http.get(`playback/live_event/${segment(id)}/?short_detail=true`, { device: true })
