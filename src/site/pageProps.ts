import type { PlannedRoute } from './plan/plan'

export interface PageProps {
  /** Entry of the config; undefined on a fixed path */
  route?: PlannedRoute
  /** Decoded path parameters */
  params: Readonly<Record<string, string | undefined>>
  pathname: string
  search: string
}
