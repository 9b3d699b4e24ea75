import { Box, Button, Flex, Grid, Image, Text } from '@chakra-ui/react';
import { Code, Share2, Tag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isUntitled } from '../../../core/room/isUntitled.ts';
import { PlayWithClass } from '../../play/before/PlayTogether.tsx';
import { CopyField } from '../../rooms/share/CopyField.tsx';
import { QrCode } from '../../rooms/share/QrCode.tsx';
import { embedCode, roomAddress, type SharedRoom } from '../../rooms/share/roomAddress.ts';
import { canShareNatively, shareNatively } from '../../rooms/share/shareNatively.ts';
import { useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';

/** After publishing: the way to a class, the room's link, its code, and other ways to share it. */
export function Published({ isAgain }: { isAgain: boolean }) {
  const roomId = useEditor((state) => state.currentRoomId);
  const { roomName, imageUrl } = useRoom();
  const { dismissPublishing, loadRooms } = useEditorActions();
  const isUnlisted = useEditor(
    ({ roomArray }) => roomArray.find(({ id }) => id === roomId)?.isListed === false,
  );
  useEffect(() => void loadRooms(), [loadRooms]);
  if (roomId === null) return null;
  const actions = (
    <>
      <Button variant="outline" minH="11" onClick={dismissPublishing}>
        {publishingText.goOn}
      </Button>
      <Button asChild minH="11">
        <Link to={`/gameplay/${roomId}`}>{publishingText.play}</Link>
      </Button>
    </>
  );
  return (
    <EditorDialog
      title={isAgain ? publishingText.changesLive : publishingText.published}
      onClose={dismissPublishing}
      keepsActions
      actions={actions}
    >
      {imageUrl !== '' && (
        <Image
          src={imageUrl}
          alt=""
          w="full"
          // No higher, so that a laptop and a phone show below it without scrolling what to do next.
          maxH={{ base: '18dvh', md: '22dvh' }}
          aspectRatio="16 / 9"
          objectFit="cover"
          borderRadius="lg"
          mb="3"
        />
      )}
      <Text color="fg.muted" mb="4">
        {isAgain ? publishingText.changesLiveText : publishingText.publishedText}
        {isUnlisted && ` ${publishingText.unlistedText}`}
      </Text>
      {isUntitled(roomName) && (
        <Notice tone="info" role="status" mb="4">
          <Tag aria-hidden /> <span>{publishingText.stillUntitled}</span>
        </Notice>
      )}
      <PlayWithClass roomId={roomId} />
      <Ways roomId={roomId} roomName={roomName} />
    </EditorDialog>
  );
}

/** Shows all ways to share the room at once, since a dialog of its own for sharing would cover this one. */
function Ways(room: SharedRoom) {
  const { share } = roomPageText;
  const [isEmbedding, setEmbedding] = useState(false);
  const { origin } = useSharedAddress();
  const address = roomAddress(room.roomId, origin);
  return (
    <Flex direction="column" gap="4">
      <CopyField label={share.link} value={address} copyLabel={share.copyLink} />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '9rem 1fr' }} alignItems="center">
        <Box w={{ base: '11rem', sm: 'full' }} mx="auto">
          <QrCode address={address} />
        </Box>
        <Flex direction="column" gap="2.5" minW="0">
          <Text textStyle="sm" color="fg.muted">
            {share.qrTitle}
          </Text>
          {canShareNatively() && (
            <Button variant="outline" minH="11" onClick={() => void shareNatively(room, origin)}>
              <Share2 aria-hidden />
              {share.share}
            </Button>
          )}
          <Button
            variant="outline"
            minH="11"
            aria-expanded={isEmbedding}
            onClick={() => setEmbedding((isShown) => !isShown)}
          >
            <Code aria-hidden />
            {share.embed}
          </Button>
        </Flex>
      </Grid>
      {isEmbedding && (
        <Box>
          <Text textStyle="sm" color="fg.muted" mb="2">
            {share.embedText}
          </Text>
          <CopyField label={share.embedLabel} value={embedCode(room, origin)} copyLabel={share.copyCode} />
        </Box>
      )}
    </Flex>
  );
}
