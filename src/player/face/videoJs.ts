import './noDynamicStyle'
import type videojs from 'video.js'
// @ts-expect-error The core has no types of its own; it is the whole without the streaming engine.
import core from 'video.js/core.es.js'
import 'video.js/dist/video-js.css'
import './face.scss'
import './controlBar.scss'
import './progressBar.scss'
import './captionSettings.scss'
import { registerEngine } from '../engine/handler'
import { trustCaptions } from './trustedCaptions'

/** video.js without its streaming engine: the face of the player. Streams are played by `engine/`. */
export const video = core as typeof videojs

trustCaptions()
registerEngine(video)
