import { languageNames } from "#app/components/shell/language-names.ts";
import { roleName } from "#app/components/users/role-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { UserFrame, type UserFrameProps } from "#app/routes/users/user-frame.tsx";
import { toldUserActions, toldUserFields } from "#contract/people/user-history.ts";
import type { AuditEntry } from "#contract/system/audit/entry.ts";
import type { Page } from "#contract/envelope.ts";

/** What happened to the account of a user. */
export function UserHistoryPage({ history, ...frame }: UserFrameProps & { history: Page<AuditEntry> }) {
  const { t } = useTranslation("users");
  const words: FieldWords = {
    labels: Object.fromEntries(toldUserFields.map((field) => [field, t(`fields.${field}`)])),
    value: (field, value) => {
      if (field === "role") return roleName(t, value);
      const languages: Readonly<Record<string, string>> = languageNames;
      return field === "locale" ? languages[value] : undefined;
    },
  };
  return (
    <UserFrame {...frame}>
      <HistoryList
        history={history}
        words={words}
        timeZone={frame.timeZone}
        actions={Object.fromEntries(toldUserActions.map((action) => [action, t(`history.${action}`)]))}
      />
    </UserFrame>
  );
}
