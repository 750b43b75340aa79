import ts from "typescript";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

/** A call of `inSystem`. `why` is null where it is not written beside the call as plain text. */
export type SystemUse = { file: string; why: string | null };

/** The files of the API that serve, without their tests. */
export function apiSources(): string[] {
  return repositoryFiles("api").filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
}

/** Every call of `inSystem` in a text. */
export function systemUsesIn(file: string, text: string): SystemUse[] {
  const uses: SystemUse[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === "inSystem"
    ) {
      const why = node.arguments[1];
      uses.push({ file, why: why && ts.isStringLiteral(why) ? why.text : null });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return uses;
}

/** How a file gets into the system's scope without `inSystem`, or hands it on under another name; empty where it does not. */
export function otherWaysIn(text: string): string[] {
  const ways: string[] = [];
  const visit = (node: ts.Node) => {
    if (isSystemScope(node)) ways.push(node.parent.getText());
    if (ts.isIdentifier(node) && node.text === "inSystem" && !isCalledOrImported(node)) {
      ways.push(node.parent.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("one.ts", text, ts.ScriptTarget.Latest, true));
  return ways;
}

/** The text "system" beside the word audience, however it is quoted. */
function isSystemScope(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) || node.text !== "system") return false;
  let parent = node.parent;
  while (ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent;
  return (
    (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) &&
    parent.name.getText().replaceAll(/["']/g, "") === "audience"
  );
}

function isCalledOrImported(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) return parent.propertyName === undefined;
  return ts.isCallExpression(parent) && parent.expression === node;
}

/** The uses that docs/security.md lists: a row has a reason and the files that use the scope for it. */
export function listedUses(): SystemUse[] {
  const [, section = ""] = readRepositoryFile("docs/security.md").split("## Work beneath the walls\n");
  const [own = ""] = section.split("\n## ");
  const [uses = ""] = own.split("\n### ");
  const rows = uses.split("\n").filter((line) => line.startsWith("| ") && line.includes("`"));
  return rows.flatMap((row) => {
    const [, why = "", where = ""] = row.split("|").map((cell) => cell.trim());
    return where.split(", ").flatMap((entry) => {
      const [, file = entry, times = "1"] = /^`([^`]+)`(?: ×(\d+))?$/.exec(entry) ?? [];
      return Array.from({ length: Number(times) }, () => ({ file: `api/${file}`, why }));
    });
  });
}

/** A function that does what it is given beneath the walls, and a file that calls it. */
export type DoorCall = { door: string; file: string };

/** The doors of a file: functions that it lets others call with work for a transaction, where it gets into that scope itself. */
export function doorsIn(file: string, text: string): string[] {
  if (systemUsesIn(file, text).length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name) return [];
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported && statement.parameters.some(takesTransaction) ? [statement.name.text] : [];
  });
}

function takesTransaction({ type }: ts.ParameterDeclaration): boolean {
  return (
    type !== undefined &&
    ts.isFunctionTypeNode(type) &&
    type.parameters.some((one) => one.type?.getText() === "Tx")
  );
}

/** Which of the doors a file calls, or hands on. */
export function doorsCalledIn(text: string, doors: readonly string[]): string[] {
  const called = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isImportSpecifier(node)) {
      const name = (node.propertyName ?? node.name).text;
      if (doors.includes(name)) called.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("one.ts", text, ts.ScriptTarget.Latest, true));
  return [...called];
}

/** The doors that docs/security.md lists, with who calls each. */
export function listedDoors(): DoorCall[] {
  const [, section = ""] = readRepositoryFile("docs/security.md").split("### Doors\n");
  const [own = ""] = section.split("\n## ");
  const rows = own.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => {
    const [, door = "", callers = ""] = row.split("|").map((cell) => cell.trim().replaceAll("`", ""));
    return callers.split(", ").map((file) => ({ door, file: `api/${file}` }));
  });
}
