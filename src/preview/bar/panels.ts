/** Panels of the preview bar, in the order of their tabs. */
export const PANELS = ['state', 'problems', 'audit', 'edit', 'diff'] as const
export type PanelName = (typeof PANELS)[number]
