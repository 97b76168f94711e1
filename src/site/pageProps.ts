import type { PlannedRoute } from './plan/plan'

/** What a page is given. */
export interface PageProps {
  /** The config's entry, or undefined on a fixed path. */
  route?: PlannedRoute
  /** Parameters of the path, decoded. */
  params: Readonly<Record<string, string | undefined>>
  pathname: string
  search: string
}
