import { Button, Flex, Text } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { useProfile } from '../../components/appStores.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { failureText } from '../../components/failureText.ts';
import { Panel } from '../../components/Panel.tsx';
import { toaster } from '../../components/toaster.ts';
import { useBackend } from '../../components/useBackend.ts';
import { inventoryText } from '../../text/inventory.ts';

/** How many works wait on the bench in this browser, and the ways to go on or to be rid of them. Nothing where none does. */
export function WaitingWorks() {
  const { kinds, discard } = useWaitingWorks();
  const [isAsking, setAsking] = useState(false);
  const { waiting: words } = inventoryText;
  const [first] = kinds;
  if (first === undefined) return null;
  return (
    <Panel as="section" aria-label={words.label} p="4" mb="6">
      <Flex gap="3" align="center" wrap="wrap">
        <Hammer aria-hidden size={20} />
        <Text flex="1" minW="14rem">
          {words.text(kinds.length)}
        </Text>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {words.discard}
        </Button>
        <Button asChild variant="outline">
          <Link to={`?add=${first}`}>{words.goOn}</Link>
        </Button>
      </Flex>
      {isAsking && (
        <ConfirmDialog
          title={words.asked(kinds.length)}
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
  const [kinds, setKinds] = useState<readonly UploadKind[]>([]);
  useEffect(() => {
    // Without this browser's storage nothing waits in it.
    const log = (error: unknown) => console.error(error);
    keptWorks.listWorks(owner).then((works) => setKinds(works.map(({ kind }) => kind)), log);
  }, [keptWorks, owner]);
  async function discard() {
    try {
      await keptWorks.clearWorks(owner);
      setKinds([]);
    } catch (error) {
      console.error(error);
      toaster.create({ title: inventoryText.waiting.failed, description: failureText(error), type: 'error' });
    }
  }
  return { kinds, discard };
}
