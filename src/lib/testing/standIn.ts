/**
 * For tests: a stand-in for an object of a library, with the members that the code under test uses. Their names are checked;
 * their types are not, because fakes of overloaded methods have only one signature.
 */
export const standIn = <Whole>(members: { [Name in keyof NoInfer<Whole>]?: unknown }): Whole => members as Whole
