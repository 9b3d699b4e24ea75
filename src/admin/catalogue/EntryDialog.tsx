import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { SaveCatalogueEntryRequest } from '../../../core/calls/library/saveCatalogueEntry.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { failureText } from '../../shared/load/failureText.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import type { ManagedCatalogueStore } from '../store/managedCatalogueStore.ts';
import { catalogueText } from '../text/catalogue.ts';
import { BackgroundFields } from './BackgroundFields.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { ItemFields } from './ItemFields.tsx';
import { SharedFields } from './SharedFields.tsx';

interface EntryDialogProps {
  managed: ManagedEntry;
  store: ManagedCatalogueStore;
  onClose: () => void;
}

/** The fields of an entry; changes made here are kept by later updates. */
export function EntryDialog({ managed, store, onClose }: EntryDialogProps) {
  const [draft, setDraft] = useState(managed);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const titleId = useId();
  async function save(event: FormEvent) {
    event.preventDefault();
    const request = changesOf(managed, draft);
    if (request === null) return onClose();
    setSaving(true);
    try {
      const outcome = await store.getState().save(request);
      if (outcome === 'defaultDoor') return setProblem(catalogueText.defaultDoor);
      toaster.create({ title: catalogueText.saved(draft.entry.name), type: 'success' });
      onClose();
    } catch (error) {
      console.error(error);
      setProblem(failureText(error));
    } finally {
      setSaving(false);
    }
  }
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} width="min(44rem, 100vw - 2rem)" maxHeight="90dvh">
      <form onSubmit={save}>
        <Flex gap="4" align="center" mb="4">
          <EntryPicture managed={managed} />
          <Box minW="0">
            <Heading as="h2" id={titleId} size="xl" overflowWrap="anywhere">
              {managed.entry.name}
            </Heading>
            <Text textStyle="xs" color="fg.subtle" overflowWrap="anywhere">
              {managed.entry.id}
            </Text>
          </Box>
        </Flex>
        <Stack gap="4">
          <SharedFields draft={draft} onChange={setDraft} />
          {draft.kind === 'item' ? (
            <ItemFields
              entry={draft.entry}
              onChange={(changes) => setDraft({ ...draft, entry: { ...draft.entry, ...changes } })}
            />
          ) : (
            <BackgroundFields
              entry={draft.entry}
              onChange={(changes) => setDraft({ ...draft, entry: { ...draft.entry, ...changes } })}
            />
          )}
          {managed.entry.is_active && !draft.entry.is_active && (
            <Notice tone="info" role="status">
              <Info aria-hidden />
              <span>{catalogueText.roomsKeepIt}</span>
            </Notice>
          )}
          {problem && (
            <Text role="alert" color="fg.error">
              {problem}
            </Text>
          )}
        </Stack>
        <Flex gap="3" justify="flex-end" mt="6" direction={{ base: 'column-reverse', md: 'row' }}>
          <Button variant="ghost" onClick={onClose}>
            {appText.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {catalogueText.save}
          </Button>
        </Flex>
      </form>
    </ModalDialog>
  );
}

/** The changed fields of an entry, to be sent; null if none. Only those count as set by an admin. */
function changesOf(before: ManagedEntry, after: ManagedEntry): SaveCatalogueEntryRequest | null {
  if (before.kind === 'item' && after.kind === 'item')
    return withChanges(after.kind, after.entry.id, differing(before.entry, after.entry));
  if (before.kind === 'background' && after.kind === 'background')
    return withChanges(after.kind, after.entry.id, differing(before.entry, after.entry));
  return null;
}

function withChanges<Kind extends 'item' | 'background', Changes extends object>(
  kind: Kind,
  id: string,
  changes: Changes,
): { kind: Kind; id: string; changes: Changes } | null {
  return Object.keys(changes).length === 0 ? null : { kind, id, changes };
}

function differing<Entry extends object>(before: Entry, after: Entry): Partial<Entry> {
  const names = (Object.keys(after) as (keyof Entry)[]).filter(
    (name) => !isDeepEqual(before[name], after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Entry>;
}
