import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { backgroundThumb, itemThumb } from '../../../core/catalogue/thumbs.ts';
import type { Upload } from '../../../core/catalogue/upload.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { libraryText } from '../../shared/text/library.ts';
import { inventoryText } from '../text/inventory.ts';
import { ReviewNote } from './ReviewNote.tsx';
import { UploadMenu } from './UploadMenu.tsx';

interface UploadCardProps {
  upload: Upload;
  canUpload: boolean;
}

/** The card of one of the user's uploads: its kind, the state of its review, and its actions. */
export function UploadCard({ upload, canUpload }: UploadCardProps) {
  const { id, entry, editedAt } = upload;
  return (
    <Panel as="article" display="flex" flexDirection="column" height="100%" overflow="hidden" p="0">
      <Picture upload={upload} />
      <Flex direction="column" flex="1" gap="2" p="4">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {entry.name}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {describe(upload)}
        </Text>
        <Text color="fg.subtle" textStyle="xs">
          {inventoryText.edited(new Date(editedAt * 1000))}
        </Text>
        <ReviewNote upload={upload} />
        <Flex gap="2" mt="auto" pt="2">
          {canUpload && (
            <Button asChild variant="outline" flex="1">
              <Link to={`?change=${id}`} aria-label={inventoryText.editNamed(entry.name)}>
                {inventoryText.edit}
              </Link>
            </Button>
          )}
          <UploadMenu upload={upload} canUpload={canUpload} />
        </Flex>
      </Flex>
    </Panel>
  );
}

function Picture({ upload }: { upload: Upload }) {
  const isBackground = upload.kind === 'background';
  return (
    <Box
      aspectRatio={16 / 9}
      position="relative"
      bg="bg.deep"
      // Positioned over its tile, so that a tall picture does not make the card grow.
      css={{
        '& img': {
          position: 'absolute',
          inset: '0',
          width: '100%',
          height: '100%',
          padding: isBackground ? '0' : '1rem',
          objectFit: isBackground ? 'cover' : 'contain',
        },
      }}
    >
      <img src={thumbOf(upload)} alt="" loading="lazy" decoding="async" />
    </Box>
  );
}

function thumbOf(upload: Upload): string {
  return upload.kind === 'item'
    ? itemThumb(upload.entry)
    : backgroundThumb(upload.entry, upload.entry.moodOrder[0] ?? '');
}

function describe(upload: Upload): string {
  if (upload.kind === 'background')
    return [inventoryText.background, upload.entry.theme].filter(Boolean).join(' · ');
  const count = upload.entry.colorOrder.length;
  const words = [inventoryText.item, libraryText.tags[upload.entry.tag]];
  return [...words, ...(count > 1 ? [inventoryText.colors(count)] : [])].join(' · ');
}
