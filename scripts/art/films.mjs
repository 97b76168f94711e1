// Everything that gets a poster, a still, a hero picture and a logo.
import { firstReel } from './films/first-reel.mjs'
import { secondReel } from './films/second-reel.mjs'
import { serials } from './films/serials.mjs'

export const films = [...firstReel, ...secondReel, ...serials]
