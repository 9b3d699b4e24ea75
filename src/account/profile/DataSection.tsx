import { Button, Flex, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { accountPageText } from '../text/accountPage.ts';
import { AccountSection } from './AccountSection.tsx';
import { exportAccount } from './exportAccount.ts';

/** Exports everything stored about the user as one file. */
export function DataSection() {
  const { calls } = useBackend();
  const [isBusy, setBusy] = useState(false);
  const words = accountPageText.data;

  async function exportAll() {
    setBusy(true);
    try {
      offerDownload(words.file, JSON.stringify(await exportAccount(calls), null, 2));
    } catch (error) {
      console.error(error);
      toaster.create({ title: words.failed, description: failureText(error), type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountSection section="data" title={accountPageText.sections.data}>
      <Flex gap="4" align="end" justify="space-between" wrap={{ base: 'wrap', md: 'nowrap' }} mt="1">
        <Text color="fg.muted" textStyle="sm" maxW="34rem">
          {words.text}
        </Text>
        <Button variant="outline" loading={isBusy} loadingText={words.busy} onClick={exportAll}>
          <Download aria-hidden /> {words.submit}
        </Button>
      </Flex>
    </AccountSection>
  );
}

function offerDownload(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then in every browser.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
