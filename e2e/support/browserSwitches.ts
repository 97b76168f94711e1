/**
 * Browser features that the tests turn off. The browser uses only the last `--disable-features`, so the list repeats
 * Playwright's own.
 */
const DISABLED_FEATURES = [
  // Saves a fifth of the run time: for each context the browser opens a window with two address bar pages and a spare
  // process.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // The features of Playwright 1.65 (chromiumSwitches.ts) that concern Chromium on any system.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Settings of the rendering engine. */
const BLINK_SETTINGS = [
  // A new browser does not know its connection type and loads lazy images 3,000 px ahead; on 4G it is 1,250 px.
  'lazyLoadingImageMarginPxUnknown=1250',
  // From Playwright: a mouse is present.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]

export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
  // Otherwise a video autoplays only if Playwright has evaluated a locator before: that counts as a user gesture.
  '--autoplay-policy=no-user-gesture-required',
  `--blink-settings=${BLINK_SETTINGS}`,
]
