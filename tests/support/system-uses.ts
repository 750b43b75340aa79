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
  const rows = own.split("\n").filter((line) => line.startsWith("| ") && line.includes("`"));
  return rows.flatMap((row) => {
    const [, why = "", where = ""] = row.split("|").map((cell) => cell.trim());
    return where.split(", ").flatMap((entry) => {
      const [, file = entry, times = "1"] = /^`([^`]+)`(?: ×(\d+))?$/.exec(entry) ?? [];
      return Array.from({ length: Number(times) }, () => ({ file: `api/${file}`, why }));
    });
  });
}
