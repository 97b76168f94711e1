/** The keys of a constant. Only for objects without keys beyond those of their type: other callers may pass a subtype. */
export const typedKeys = <T extends object>(constant: T) => Object.keys(constant) as (keyof T & string)[]
