import { Button, Flex, Heading, List, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { FailureLine } from '../../shared/form/FailureLine.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { Plate } from '../../shared/kit/Plate.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { passwordSchema } from '../form/credentials.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { accountPageText } from '../text/accountPage.ts';
import { signOut } from './signOut.ts';

interface DeleteDialogProps {
  rooms: readonly SummaryEntry[];
  onClose: () => void;
}

/** Says in numbers what will be deleted, and asks for the password, since it cannot be undone. */
export function DeleteDialog({ rooms, onClose }: DeleteDialogProps) {
  const leave = useLeave();
  const titleId = useId();
  const textId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const words = accountPageText.leave;
  const { bind, submit, isBusy, failure } = useForm({
    schema: passwordSchema,
    initial: { password: '' },
    onSubmit: ({ password }) => leave(password),
  });
  return (
    <ModalDialog
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      initialFocus={cancel}
      onClose={onClose}
    >
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {words.title}
      </Heading>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Losses id={textId} rooms={rooms} />
          <PasswordField label={words.password} {...bind('password')} autoComplete="current-password" />
          <FailureLine failure={failure} />
          <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
            <Button ref={cancel} variant="ghost" disabled={isBusy} onClick={onClose}>
              {words.cancel}
            </Button>
            <Plate type="submit" material="wine" loading={isBusy} loadingText={words.busy}>
              {words.confirm}
            </Plate>
          </Flex>
        </Stack>
      </form>
    </ModalDialog>
  );
}

function Losses({ id, rooms }: { id: string; rooms: readonly SummaryEntry[] }) {
  const hasBought = useProfile((profile) => profile.stripeId !== null || profile.packs.length > 0);
  const words = accountPageText.leave;
  const published = rooms.filter((room) => room.isPublished).length;
  const covers = rooms.filter((room) => room.imageUrl !== '').length;
  return (
    <div id={id}>
      <List.Root gap="1.5" ps="5" listStyleType="disc">
        <List.Item>{words.rooms(rooms.length)}</List.Item>
        {published > 0 && <List.Item>{words.published(published)}</List.Item>}
        {covers > 0 && <List.Item>{words.covers(covers)}</List.Item>}
        <List.Item>{words.rest}</List.Item>
        {hasBought && <List.Item>{words.bought}</List.Item>}
      </List.Root>
      <Text fontWeight="650" mt="3">
        {words.noWayBack}
      </Text>
    </div>
  );
}

/**
 * Deletes the account, confirmed by its password, then clears this browser as a sign-out does. Throws the
 * backend's error.
 */
function useLeave(): (password: string) => Promise<void> {
  const { auth, calls, drafts, keptWorks } = useBackend();
  const { tab } = useAppStores();
  const userId = useProfile((profile) => profile.userId);
  const navigate = useNavigate();
  return async (password) => {
    await auth.confirmPassword(password);
    await calls.deleteAccount({});
    await signOut(userId, { auth, drafts, keptWorks, tab, storage: window.localStorage });
    navigate('/dashboard', { replace: true });
    toaster.create({
      title: accountPageText.leave.done,
      description: accountPageText.leave.doneText,
      type: 'success',
    });
  };
}
