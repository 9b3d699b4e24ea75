import { Button, Flex, Text } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { failureText } from '../../shared/load/failureText.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import type { KeptWorksPort } from '../store/KeptWorksPort.ts';
import { inventoryText } from '../text/inventory.ts';
import { useInventory } from './inventoryContext.ts';

/** Says how many works are kept in this browser, with buttons to continue or discard. Nothing if none. */
export function WaitingWorks() {
  const { works, discard } = useWaitingWorks();
  const [isAsking, setAsking] = useState(false);
  const { waiting: words } = inventoryText;
  const first = works.find(({ changes }) => changes === undefined) ?? works[0];
  if (first === undefined) return null;
  const goOn = first.changes === undefined ? `?add=${first.kind}` : `?change=${first.changes}`;
  return (
    <Panel as="section" aria-label={words.label} p="4" mb="6">
      <Flex gap="3" align="center" wrap="wrap">
        <Hammer aria-hidden size={20} />
        <Text flex="1" minW="14rem">
          {words.text(works.length)}
        </Text>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {words.discard}
        </Button>
        <Button asChild variant="outline">
          <Link to={goOn}>{words.goOn}</Link>
        </Button>
      </Flex>
      {isAsking && (
        <ConfirmDialog
          title={words.asked(works.length)}
          text={words.askedText}
          confirmLabel={words.discard}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void discard();
          }}
        />
      )}
    </Panel>
  );
}

function useWaitingWorks() {
  const { keptWorks } = useBackend();
  const owner = useProfile((profile) => profile.userId);
  const uploads = useInventory((state) => state.uploads);
  const [works, setWorks] = useState<Awaited<ReturnType<KeptWorksPort['listWorks']>>>([]);
  useEffect(() => {
    // A browser without storage keeps no works.
    const log = (error: unknown) => console.error(error);
    keptWorks.listWorks(owner).then(setWorks, log);
  }, [keptWorks, owner]);
  async function discard() {
    try {
      await keptWorks.clearWorks(owner);
      setWorks([]);
    } catch (error) {
      console.error(error);
      toaster.create({ title: inventoryText.waiting.failed, description: failureText(error), type: 'error' });
    }
  }
  // Ignore kept changes of an upload deleted since.
  const isThere = ({ changes }: { changes?: string | undefined }) =>
    changes === undefined || uploads.some(({ id }) => id === changes);
  return { works: works.filter(isThere), discard };
}
