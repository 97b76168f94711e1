import { imageUrl } from '../../lib/url/mediaUrl'

/** The poster of a player: 1000 pixels wide in windows narrower than 600 (spec, section 9). */
export const playerPoster = (poster: string | undefined): string | undefined =>
  poster && window.innerWidth < 600 ? imageUrl(poster, 1000) : poster
