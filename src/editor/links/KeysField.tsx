import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { LIMITS } from '../../../core/room/limits.ts';
import { keysOf } from '../../../core/room/links.ts';
import { useAskForKey } from '../problems/useAskForKey.ts';
import { useEditor } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { mendsText } from '../text/mends.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';
import { keysFirst } from './candidates.ts';
import { ItemListField } from './ItemListField.tsx';
import { type LinkList, useLinkList } from './useLinkList.ts';

const KEYS: LinkList = {
  of: keysOf,
  toCommand: (id, keys) => ({ type: 'setKeys', id, keys }),
};

/** The field for the keys that open a lock (K5). */
export function KeysField({ active }: { active: ActiveItem }) {
  const { ids, candidates: free, set, take, accepts } = useLinkList(active, KEYS);
  const entries = useEditor((state) => state.catalogue.items);
  const candidates = useMemo(() => keysFirst(active.room, free, entries), [active.room, free, entries]);
  const askForKey = useAskForKey();
  if (ids.length === 0 && candidates.length === 0)
    return (
      <Button variant="outline" size="sm" minH={{ base: '11', xl: '9' }} onClick={() => askForKey(active.id)}>
        <Plus aria-hidden /> {mendsText.newKey}
      </Button>
    );
  return (
    <ItemListField
      room={active.room}
      ids={ids}
      candidates={candidates}
      limit={LIMITS.keys}
      labelAt={puzzlePanelText.keyAt}
      prompt={ids.length === 0 ? editorText.panel.chooseKey : puzzlePanelText.furtherKey}
      {...(ids.length > 1 && { help: puzzlePanelText.keysHelp })}
      onChange={set}
      pick={{ says: puzzlePanelText.picking.keys, take, accepts }}
    />
  );
}
