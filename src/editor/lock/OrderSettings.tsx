import { Box, Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { ArrowUp, Plus, X } from 'lucide-react';
import type { Piece } from '../../../core/lock/faces/order.ts';
import { FACE_LIMITS } from '../../../core/lock/limits.ts';
import type { FaceOf } from '../../../core/lock/model.ts';
import { lettersOf } from '../../../core/lock/pieceNames.ts';
import { cutText } from '../../../core/util/cutText.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { useEditor } from '../session/editorContext.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';
import { PieceNameField } from './PieceNameField.tsx';
import { pieceField } from './pieceField.ts';
import type { Lock } from './useLock.ts';
import { usePictures } from './usePictures.ts';

interface OrderSettingsProps {
  face: FaceOf<'order'>;
  lock: Lock;
}

/** The pieces in the answer's order. */
export function OrderSettings({ face, lock }: OrderSettingsProps) {
  const { min, max } = FACE_LIMITS.pieces;
  const pieces = inOrder(face, lock.answer);
  // A name over its limit is identified by its index, so pieces must not move until it fits.
  const isHeld = useEditor(({ longTexts }) =>
    pieces.some((_, place) => longTexts[pieceField(lock.id, place)]),
  );
  function set(changed: readonly Piece[]): void {
    lock.setFace({ type: 'order', pieces: changed });
    lock.setAnswer(lettersOf(changed.length).join(' '));
  }
  return (
    <Flex direction="column" gap="3">
      <Text textStyle="xs" color="fg.subtle">
        {faceEditorText.orderHelp}
      </Text>
      {pieces.map((piece, place) => (
        <PieceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: only the index identifies a piece.
          key={place}
          lock={lock}
          piece={piece}
          place={place}
          onChange={(changed) => set(pieces.with(place, changed))}
          onEarlier={
            place > 0 && !isHeld ? () => set(pieces.toSpliced(place, 1).toSpliced(place - 1, 0, piece)) : null
          }
          onRemove={pieces.length > min && !isHeld ? () => set(pieces.toSpliced(place, 1)) : null}
        />
      ))}
      {pieces.length < max && (
        <Button
          alignSelf="start"
          variant="outline"
          size="sm"
          onClick={() => set([...pieces, { type: 'word', text: '' }])}
        >
          <Plus aria-hidden /> {faceEditorText.morePieces}
        </Button>
      )}
    </Flex>
  );
}

/** Sorts the pieces in the order of the answer: a room from a file may list them in another order. */
function inOrder({ pieces }: FaceOf<'order'>, answer: string): readonly Piece[] {
  const letters = lettersOf(pieces.length);
  const ordered = answer.split(' ').flatMap((letter) => pieces[letters.indexOf(letter)] ?? []);
  return ordered.length === pieces.length ? ordered : pieces;
}

interface PieceRowProps {
  lock: Lock;
  piece: Piece;
  place: number;
  onChange: (piece: Piece) => void;
  onEarlier: (() => void) | null;
  onRemove: (() => void) | null;
}

function PieceRow({ lock, piece, place, onChange, onEarlier, onRemove }: PieceRowProps) {
  const pictures = usePictures('items');
  const name = piece.type === 'word' ? piece.text : piece.name;
  const label = faceEditorText.pieceAt(place + 1);
  function choose(uri: string): void {
    const picture = pictures.find((each) => each.uri === uri);
    const short = (text: string) => cutText(text, FACE_LIMITS.pieceName);
    onChange(picture ? { type: 'picture', uri, name: short(picture.name) } : { type: 'word', text: name });
  }
  return (
    <Flex gap="2" align="end" role="group" aria-label={label}>
      <Grid flex="1" minW="0" templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
        <PieceNameField
          lock={lock}
          place={place}
          label={label}
          value={name}
          onChange={(text) => onChange(piece.type === 'word' ? { ...piece, text } : { ...piece, name: text })}
        />
        <ChoiceField
          label={faceEditorText.picture}
          value={piece.type === 'picture' ? piece.uri : ''}
          choices={[
            { value: '', label: faceEditorText.asWord },
            ...pictures.map((picture) => ({ value: picture.uri, label: picture.label })),
          ]}
          onChoose={choose}
        />
      </Grid>
      <Box>
        {onEarlier && (
          <IconButton
            variant="outline"
            size="sm"
            aria-label={puzzlePanelText.earlier(name === '' ? label : name)}
            onClick={onEarlier}
          >
            <ArrowUp />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={faceEditorText.takeOut(name === '' ? label : name)}
            onClick={onRemove}
          >
            <X />
          </IconButton>
        )}
      </Box>
    </Flex>
  );
}
