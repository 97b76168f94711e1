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
  // Search, sort and filters
  any: 'Any',
  movie: 'Movie',
  television: 'Television',
  rating: 'Rating',
  type: 'Type',
  genre: 'Genre',
  resetFilters: 'Reset filters',
  films: { one: '{count} title', other: '{count} titles' },
  noGenres: 'No genres found.',
  noModule: 'This shelf is not here any more.',
  noModuleMore: 'It may have been renamed, or it was for a while only.',
  filter: 'Filter',
  all: 'All',
  sort: 'Sort',
  sortDefault: 'Featured order',
  clearAll: 'Clear all parameters',
  turnSort: 'Sorted {direction}. Turn round',
  noResults: 'No results found.',
  resultsFound: { one: '{count} result', other: '{count} results' },
  ascending: 'ascending',
  descending: 'descending',
  sortAlphanumeric: 'A to Z',
  sortGenre: 'Genre',
  sortReleaseYear: 'Release year',
  sortPremiere: 'Premiere date',
  sortJustAdded: 'Just added',
  filters: 'Filters',
  clearSearch: 'Clear the search',
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
