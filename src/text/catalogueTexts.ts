import { addTexts } from './createText'

/**
 * Sentences of the pages that browse, search and keep titles. Who words them imports this file, so that they travel with
 * those pages and not with every visit.
 */
export const catalogueTexts = {
  // Lists of several pages
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {number} of {count}',
  listNotLoaded: 'This list did not load.',
  // Views of a title
  viewFailed: 'This part did not load.',
  viewEmpty: 'Nothing here yet.',
  viewSeasons: 'Episodes',
  viewFeature: 'The film',
  viewNominations: 'Nominations',
  viewCast: 'Cast',
  viewExtra: 'Extras',
  viewClip: 'Clips',
  viewLinks: 'Links',
  viewSummary: 'About',
  viewLiveEvents: 'Live events',
  viewGallery: 'Gallery',
  viewSpoilers: 'Spoilers',
  viewMixed: 'More',
  viewMerged: 'Everything else',
  viewHighlights: 'Highlights',
  viewSoundtrack: 'Soundtrack',
  viewScreenplay: 'Screenplay',
} as const satisfies Record<string, string | { one: string; other: string }>

addTexts(catalogueTexts)
