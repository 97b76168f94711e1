import { join } from 'node:path'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import {
  API,
  type Checker,
  type LiteralType,
  type Symbol as Member,
  type NodeHandle,
  type Type,
  TypeFlags,
  type UnionType,
} from 'typescript/unstable/sync'
import { projectFiles } from './sources'

const TYPES_FILE = 'src/generated/types.ts'

/** Code that runs in a visitor's browser: no tests, and no preview bar. */
const isRunTimeFile = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|^src\/preview\//.test(path)

/**
 * Types whose common fields are read through another type (the head), before the specific schema is known. A read of
 * a head's field counts as a read of the same field here.
 */
const HEAD_TYPES: [types: RegExp, head: string][] = [
  [/^\w+Module$/, 'ModuleHead'],
  [/^(?:Live)?Targeting$/, 'ModuleTargeting'],
  [/^ModulePlacement$/, 'PlacementHead'],
  [/^\w+View$/, 'ViewHead'],
  [/^TitleLayout$/, 'TitleLayoutHead'],
  [/^TitleLayouts$/, 'TitleLayoutsHead'],
]

/** Fields of a head that only some types use, so their own code has to read them. */
const FIELDS_OF_SOME_TYPES = new Set(['targeting_params', 'filter_by'])

/**
 * Fields of the schemas that no run-time code reads, as "Route.label".
 *
 * The problem: names are ambiguous, because many schemas have a `path`. The solution: the compiler resolves each access
 * and destructuring to a declaration in types.ts, which has one for each field of each schema. If a value is assigned
 * to another type with the same fields, a read of that type's field counts as a read of this one.
 *
 * @param root the project's folder
 */
export function deadFields(root: string): string[] {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config}: the compiler found no project`)
    const { program, checker } = project
    const read = new FieldReads(checker, join(root, 'src').toLowerCase())
    for (const path of projectFiles(root, ['src', 'registry']).filter(isRunTimeFile)) {
      const file = program.getSourceFile(join(root, path))
      if (!file) throw new Error(`${path}: not in the project of tsconfig.json`)
      read.add(file)
    }
    const types = program.getSourceFile(join(root, TYPES_FILE))
    if (!types) throw new Error(`${TYPES_FILE}: not in the project of tsconfig.json`)
    const fields = fieldsOf(types, checker)
    const live = new Set(fields.filter(({ place }) => read.has(place)).map(({ name }) => name))
    return fields.map(({ name }) => name).filter((name) => !live.has(name) && !live.has(fieldOfHead(name)))
  } finally {
    api.close()
  }
}

/** The same field of the head; empty if there is none. */
function fieldOfHead(name: string): string {
  const [type = '', field = ''] = name.split('.')
  const head = FIELDS_OF_SOME_TYPES.has(field) ? undefined : HEAD_TYPES.find(([types]) => types.test(type))?.[1]
  return head ? `${head}.${field}` : ''
}

/** All fields of all interfaces, in the order of the file. */
function fieldsOf(types: Node, checker: Checker): { name: string; place: string }[] {
  const fields: { name: string; node: Node }[] = []
  const walk = (node: Node, owner: string): void => {
    const named = is.isInterfaceDeclaration(node) || is.isTypeAliasDeclaration(node) ? node.name.text : owner
    if (is.isPropertySignatureDeclaration(node) && is.isIdentifier(node.name)) {
      fields.push({ name: `${named}.${node.name.text}`, node: node.name })
      node.forEachChild((child) => walk(child, `${named}.${(node.name as { text: string }).text}`))
      return
    }
    node.forEachChild((child) => walk(child, named))
  }
  walk(types, '')
  const members = checker.getSymbolAtLocation(fields.map(({ node }) => node))
  return fields.map(({ name }, at) => ({ name, place: declarationPlaces(members[at])[0] ?? '' }))
}

/** The declarations of a member. A member of a union has several. */
const declarationPlaces = (member: Member | undefined): string[] => (member?.declarations ?? []).map(placeOf)

const placeOf = ({ path, index }: NodeHandle) => `${path} ${index}`

/** Collects reads of fields, by the places of their declarations. */
class FieldReads {
  private readonly read = new Set<string>()
  /** If the key is read, the values count as read, too. */
  private readonly flows = new Map<string, Set<string>>()
  private readonly linked = new Set<string>()
  private closed = false

  constructor(
    private readonly checker: Checker,
    /** Only types declared in this folder count. */
    private readonly home: string,
  ) {}

  has(place: string): boolean {
    if (!this.closed) this.close()
    return this.read.has(place)
  }

  /** Adds the reads of a file. */
  add(file: Node): void {
    const accesses: Node[] = []
    const elements: { object: Node; index: Node }[] = []
    const patterns: Node[] = []
    const values: Node[] = []
    const walk = (node: Node): void => {
      if (is.isPropertyAccessExpression(node) && !isAssignmentTarget(node)) accesses.push(node.name)
      if (is.isElementAccessExpression(node)) elements.push({ object: node.expression, index: node.argumentExpression })
      if (is.isObjectBindingPattern(node)) patterns.push(node)
      if (is.isExpression(node) && isValueAssigned(node)) values.push(node)
      node.forEachChild(walk)
    }
    walk(file)
    for (const member of this.checker.getSymbolAtLocation(accesses)) this.mark(member)
    for (const { object, index } of elements) this.markElement(object, index)
    for (const [at, type] of this.checker.getTypeAtLocation(patterns).entries())
      for (const element of (patterns[at] as unknown as { elements: Node[] }).elements) this.markBound(type, element)
    for (const [at, type] of this.checker.getTypeAtLocation(values).entries()) {
      const target = type && this.checker.getContextualType(values[at] as never)
      if (target) this.link(type, target)
    }
  }

  private mark(member: Member | undefined): void {
    for (const place of declarationPlaces(member)) this.read.add(place)
  }

  /** `images['banner']`, or `images[field]` if the type of `field` is a union of string literals. */
  private markElement(object: Node, index: Node): void {
    const [of, key] = this.checker.getTypeAtLocation([object, index])
    if (!of || !key) return
    for (const each of unionMembersOf(key))
      if (each.flags & TypeFlags.StringLiteral)
        for (const part of unionMembersOf(of))
          this.mark(this.checker.getPropertyOfType(part, String((each as LiteralType).value)))
  }

  /** Destructuring, such as `{ label, path: start }`. */
  private markBound(type: Type | undefined, element: Node): void {
    if (!type || !is.isBindingElement(element) || element.dotDotDotToken) return
    const name = element.propertyName ?? element.name
    if (name && is.isIdentifier(name)) this.mark(this.checker.getPropertyOfType(type, name.text))
  }

  /** Links fields of the same name when a value of one type is assigned to another. */
  private link(from: Type, to: Type): void {
    if (from.id === to.id || this.linked.has(`${from.id} ${to.id}`)) return
    this.linked.add(`${from.id} ${to.id}`)
    // Skips string literals, which have no fields: there are unions of a thousand text keys.
    const sources = unionMembersOf(from).filter(isObjectType)
    for (const target of unionMembersOf(to).filter(isObjectType)) {
      for (const source of sources) {
        if (source.id === target.id) continue
        this.linkItems(source, target)
        for (const wanted of this.membersOf(target)) {
          const given = this.checker.getPropertyOfType(source, wanted.name)
          if (given) this.linkMembers(given, wanted)
        }
      }
    }
  }

  private linkMembers(given: Member, wanted: Member): void {
    const places = declarationPlaces(given).filter((place) => place.startsWith(this.home))
    if (places.length === 0) return
    for (const place of declarationPlaces(wanted)) {
      const known = this.flows.get(place) ?? new Set()
      for (const each of places) if (each !== place) known.add(each)
      this.flows.set(place, known)
    }
    const [from, to] = this.checker.getTypeOfSymbol([given, wanted])
    if (from && to) this.link(from, to)
  }

  private linkItems(source: Type, target: Type): void {
    if (!this.checker.isArrayType(source) || !this.checker.isArrayType(target)) return
    const [from] = this.checker.getTypeArguments(source as never)
    const [to] = this.checker.getTypeArguments(target as never)
    if (from && to) this.link(from, to)
  }

  private readonly members = new Map<number, readonly Member[]>()

  /** Members declared in the project, not in a library. */
  private membersOf(type: Type): readonly Member[] {
    const known =
      this.members.get(type.id) ??
      (isObjectType(type)
        ? this.checker
            .getPropertiesOfType(type)
            .filter((member) => declarationPlaces(member).some((place) => place.startsWith(this.home)))
        : [])
    this.members.set(type.id, known)
    return known
  }

  private close(): void {
    this.closed = true
    const open = [...this.read]
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const next of this.flows.get(place) ?? []) {
        if (this.read.has(next)) continue
        this.read.add(next)
        open.push(next)
      }
    }
  }
}

/** Whether the value of an expression is assigned: to an argument, a JSX attribute, a variable, a literal or a return value. */
function isValueAssigned(node: Node): boolean {
  const { parent } = node
  return (
    ((is.isCallExpression(parent) || is.isNewExpression(parent)) && parent.expression !== node) ||
    is.isJsxExpression(parent) ||
    is.isReturnStatement(parent) ||
    (is.isArrowFunction(parent) && parent.body === node) ||
    ((is.isVariableDeclaration(parent) || is.isPropertyAssignment(parent)) && parent.initializer === node) ||
    is.isSpreadAssignment(parent) ||
    is.isJsxSpreadAttribute(parent)
  )
}

/** Whether an access is the target of an assignment, such as `title.progress = …`. */
function isAssignmentTarget(node: Node): boolean {
  const { parent } = node
  return is.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === SyntaxKind.EqualsToken
}

/** The members of a union, or the type itself. */
function unionMembersOf(type: Type): readonly Type[] {
  if (!(type.flags & TypeFlags.Union)) return [type]
  try {
    return (type as UnionType).getTypes()
  } catch {
    // TypeScript 7.0.2 throws for unions that contain a tuple. The type itself has the common members.
    return [type]
  }
}

const isObjectType = ({ flags }: Type) => (flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0
