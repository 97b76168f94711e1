/** Loaded when the bar opens: most pages are viewed with the bar closed. */
export const loadBarPanel = async () => ({ default: (await import('./BarPanel')).BarPanel })
