import '@mantine/core/styles/Switch.css';
import { ActionIcon, Switch } from '@mantine/core';
import { IconCameraOff, IconCameraRotate } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import { toast, toastDuration } from '../../ui/toast.tsx';
import classes from './camera-panel.module.css';
import { captureFrame, drawVideo } from './capture-frame.ts';
import { useCamera } from './use-camera.ts';

type CameraPanelProps = {
  onCapture: (frame: Blob, name: string) => void;
  /** Stands between the preview and the buttons, which the thumb must reach. */
  children: ReactNode;
};

/** The camera's live picture, all of it, and the buttons that go with it. */
export function CameraPanel({ onCapture, children }: CameraPanelProps) {
  const t = useT();
  const { stream, facing, start, stop, switchFacing } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  const tell = (key: 'camera.noAccess' | 'camera.switchFailed') =>
    toast.error({ title: t('camera.error'), message: t(key), duration: toastDuration.short });

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    await work().finally(() => setBusy(false));
  }
  const toggle = (on: boolean) =>
    whileBusy(async () => {
      if (!on) stop();
      else if (!(await start())) await tell('camera.noAccess');
    });
  const turn = () =>
    whileBusy(async () => {
      if (!(await switchFacing())) await tell('camera.switchFailed');
    });
  const capture = () =>
    whileBusy(async () => {
      const element = video.current;
      const draw = element ? drawVideo(element) : async () => null;
      const outcome = await captureFrame({ stream, video: element, draw }).catch(() => null);
      if (outcome?.ok) return onCapture(outcome.frame, outcome.name);
      const message = outcome?.why === 'no-stream' ? t('camera.noStream') : undefined;
      await toast.error({ title: t('camera.captureFailed'), message, duration: toastDuration.short });
    });

  return (
    <div className={classes.panel}>
      <div className={classes.preview} data-off={!stream || undefined}>
        <video
          ref={video}
          className={classes.video}
          data-mirrored={facing === 'user' || undefined}
          hidden={!stream}
          aria-label={t('camera.preview')}
          autoPlay
          playsInline
          muted
        />
        {!stream && (
          <div className={classes.off}>
            <IconCameraOff size={36} stroke={1.2} />
            <span>{t('camera.off')}</span>
          </div>
        )}
      </div>
      {children}
      <div className={classes.controls}>
        <Switch
          label={t('camera.toggle')}
          onLabel={t('camera.on')}
          offLabel={t('camera.offShort')}
          checked={stream !== null}
          disabled={busy}
          onChange={(event) => void toggle(event.currentTarget.checked)}
        />
        {stream && (
          <>
            <button
              type="button"
              className={classes.shutter}
              aria-label={t('camera.capture')}
              disabled={busy}
              onClick={() => void capture()}
            />
            <ActionIcon
              className={classes.turn}
              aria-label={t('camera.switch')}
              disabled={busy}
              onClick={() => void turn()}
            >
              <IconCameraRotate size={24} stroke={1.6} />
            </ActionIcon>
          </>
        )}
      </div>
    </div>
  );
}
