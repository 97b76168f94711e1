import type { SiteConfig } from '../../generated/types'

/**
 * Whether wins and nominations are shown. Where the brand names a group, its members see them and everybody else the
 * description (spec, section 3: nominations_group).
 * @param wanted the route's `nominations_heading` or the module asks for them
 * @param groups content groups of the visitor
 */
export const showsHonours = (
  wanted: boolean,
  { nominations_group: group }: SiteConfig,
  groups: readonly string[],
): boolean => wanted && (!group || groups.includes(group))
