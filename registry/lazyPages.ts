/**
 * The pages that a visit seldom opens with.
 * The problem: the name of each page's file is carried by every visit. The solution: those of these pages are in a file
 * of their own, which comes with the first of them, or when the browser has nothing else to do.
 */
export const lazyPages = {
  genres: () => import('../src/pages/genres/GenresPage'),
  module: () => import('../src/pages/module/ModulePage'),
  login: () => import('../src/pages/login/LoginPage'),
  resetpassword: () => import('../src/pages/resetpassword/ResetPasswordPage'),
  requestaccess: () => import('../src/pages/requestaccess/RequestAccessPage'),
  titledetail: () => import('../src/pages/titledetail/TitlePage'),
  genredetail: () => import('../src/pages/genredetail/GenreDetailPage'),
  watchlist: () => import('../src/pages/watchlist/WatchlistPage'),
  history: () => import('../src/pages/history/HistoryPage'),
  watch: () => import('../src/pages/watch/WatchPage'),
  searchresults: () => import('../src/pages/searchresults/SearchResultsPage'),
  videolanding: () => import('../src/pages/videolanding/VideoLandingPage'),
  fycevent: () => import('../src/pages/liveevent/LiveEventPage'),
  playdetail: () => import('../src/pages/play/PlayPage'),
  titles: () => import('../src/pages/titles/TitlesPage'),
  recommendations: () => import('../src/pages/recommendations/RecommendationsPage'),
  lightbox: () => import('../src/pages/lightbox/LightboxPage'),
  'fixed:restricted': () => import('../src/pages/restricted/RestrictedPage'),
  'fixed:noaccess': () => import('../src/pages/noaccess/NoAccessPage'),
  'fixed:logout': () => import('../src/pages/logout/LogoutPage'),
  'fixed:code': () => import('../src/pages/c/CodePage'),
  'fixed:authredirect': () => import('../src/pages/authredirect/AuthRedirectPage'),
  'fixed:callback': () => import('../src/pages/callback/CallbackPage'),
  'fixed:asset': () => import('../src/pages/asset/AssetPage'),
  'fixed:ssotva': () => import('../src/pages/ssotva/SsoTvaPage'),
}

export type LazyPage = keyof typeof lazyPages

/** A title as a dialog. */
export const loadTitleModal = () => import('../src/pages/titledetail/modal/TitleModal')

/** An extra of a title as a dialog. */
export const loadAssetModal = () => import('../src/pages/asset/AssetModal')

/** A title that plays in a dialog. */
export const loadPlayModal = () => import('../src/pages/play/PlayModal')
