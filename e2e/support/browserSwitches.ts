/** What a browser of a journey leaves off. Of a switch that is given twice the last counts: Playwright's own stand here again. */
const FEATURES = [
  // A fifth of a journey: each context opens a window, and a window loads two pages of its address bar, and a process in stock.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // Playwright 1.65 (chromiumSwitches.ts), as far as it is about Chromium on any system.
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

/** How its pages behave. */
const SETTINGS = [
  // A new browser does not know its line yet, and fetches lazy pictures 3,000 px ahead, all of a list; on 4G it is 1,250.
  'lazyLoadingImageMarginPxUnknown=1250',
  // Playwright's: there is a mouse.
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
  `--disable-features=${FEATURES}`,
  // Otherwise a film begins by itself only where Playwright has looked something up before: that counts as an act.
  '--autoplay-policy=no-user-gesture-required',
  `--blink-settings=${SETTINGS}`,
]
