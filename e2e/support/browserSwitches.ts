/** What a browser of a journey leaves off. The last `--disable-features` counts, so Playwright's own list stands here again. */
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

export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES}`,
  // Otherwise a film begins by itself only where Playwright has looked something up before: that counts as an act.
  '--autoplay-policy=no-user-gesture-required',
  // A new browser does not know its line yet, and fetches lazy pictures 3,000 px ahead, all of a list; on 4G it is 1,250.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]
