import type { catalogueTexts } from './catalogueTexts'
import type { lateTexts } from './lateTexts'
import type { playerTexts } from './playerTexts'

/**
 * Every sentence a visitor can read, by its key; those that home never shows are in `lateTexts.ts`, `catalogueTexts.ts`
 * and `playerTexts.ts`. A brand replaces any of them by `site_config.texts`.
 */
export const texts = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  moreEntries: 'More',
  genreMenu: 'Genres',
  internalUser: 'Internal account',
  mainNavigation: 'Main',
  homeLink: '{site}, home',
  opensInNewTab: 'opens in a new tab',
  search: 'Search',
  searchPlaceholder: 'Search titles',
  signIn: 'Sign in',
  signOut: 'Logout',
  account: 'Account of {name}',
  accountMenu: 'Account',
  allOwners: 'All archives',
  contentOwner: 'Content owner',
  close: 'Close',
  tryAgain: 'Try again',
  moduleFailed: 'This shelf did not load.',
  moduleFailedMore: 'The rest of the page is fine.',
  listFailed: 'These shelves did not load.',
  loading: 'Loading',
  noTitles: 'No titles found.',
  items: { one: '{count} item', other: '{count} items' },
  emptyShelf: 'Nothing here yet.',
  wins: { one: '{count} Win', other: '{count} Wins' },
  nominations: { one: '{count} Nomination', other: '{count} Nominations' },
  live: 'Live',
  season: 'Season {number}',
  episode: 'Episode {number}',
  minutesLeft: '{time} left',
  minutesBrief: '{count} min',
  watch: 'Watch',
  more: 'More about {name}',
  details: 'Details',
  winsFrom: { one: 'win from {nominations}', other: 'wins from {nominations}' },
  winsAlone: { one: 'win', other: 'wins' },
  nominationsAlone: { one: 'nomination', other: 'nominations' },
  nominationsLower: { one: '{count} nomination', other: '{count} nominations' },
  addToList: 'My list',
  previous: 'Previous',
  next: 'Next',
  featured: 'Featured',
  slideOf: 'Slide {number} of {count}',
  carousel: 'carousel',
  slide: 'slide',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
  showMore: 'Show more',
  password: 'Password',
  ssoTrouble:
    "We're having trouble accessing your account. Please try again, or contact support if the issue continues.",
} as const satisfies Record<string, string | { one: string; other: string }>

export type TextKey =
  | keyof typeof texts
  | keyof typeof lateTexts
  | keyof typeof catalogueTexts
  | keyof typeof playerTexts
