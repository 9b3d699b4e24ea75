import { Button, chakra, Heading } from '@chakra-ui/react';
import { Fragment, useId } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { CheckField } from '../../shared/form/CheckField.tsx';
import { appText } from '../../shared/text/app.ts';
import { reviewsText } from '../text/reviews.ts';
import type { KeysChoice } from './useKeysChoice.ts';

/** The list of the queue's keys. */
export function KeysDialog({ keys, onClose }: { keys: KeysChoice; onClose: () => void }) {
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} closesBeside width="min(26rem, 100vw - 2rem)">
      <Heading as="h2" id={titleId} size="xl" mb="4">
        {reviewsText.keys.all}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" gapX="4" gapY="2" mb="5">
        {(['A', 'R', '1', 'J', 'K', 'X', 'Z', 'Esc', '?'] as const).map((key) => (
          <Fragment key={key}>
            <chakra.dt fontWeight="700">{key === '1' ? '1 …' : key}</chakra.dt>
            <dd>{reviewsText.keys.of[key]}</dd>
          </Fragment>
        ))}
      </chakra.dl>
      <CheckField
        label={reviewsText.keys.areOn}
        isOn={keys.areOn}
        onToggle={keys.turn}
        display="flex"
        gap="3"
        mb="4"
        fontWeight="400"
      />
      <Button onClick={onClose}>{appText.close}</Button>
    </ModalDialog>
  );
}
