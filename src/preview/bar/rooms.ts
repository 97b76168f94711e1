/** The rooms of the open bar. */
export const ROOMS = ['state', 'problems', 'tree', 'explain', 'audit', 'edit', 'diff'] as const
export type Room = (typeof ROOMS)[number]
