/** The part of Google Identity Services that is used: its button and the ID token that it gives. */
type GoogleIdentity = {
  initialize(options: { client_id: string; callback: (answer: { credential?: string }) => void }): void;
  renderButton(
    seat: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline';
      size: 'large';
      text: 'continue_with';
      width: number;
      locale: string;
    },
  ): void;
};

type GoogleWindow = { google?: { accounts?: { id?: GoogleIdentity } } };

let script: Promise<GoogleIdentity> | undefined;

function loadScript(url: string): Promise<GoogleIdentity> {
  script ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = url;
    element.async = true;
    element.onload = () => {
      const identity = (globalThis as GoogleWindow).google?.accounts?.id;
      if (identity) resolve(identity);
      else reject(new Error('The script of Google Identity Services holds no such service'));
    };
    element.onerror = () => reject(new Error('The script of Google Identity Services could not be loaded'));
    document.head.append(element);
  }).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
}

type ButtonOptions = {
  clientId: string;
  scriptUrl: string;
  locale: string;
  onToken: (token: string) => void;
  /** Closed or failed at Google's. */
  onCancelled: () => void;
};

/** Google's widest button, px. */
const widestButton = 400;

/** Loads Google's script, once, and has it draw its button into `seat`. */
export async function showGoogleButton(seat: HTMLElement, options: ButtonOptions): Promise<void> {
  const { clientId, scriptUrl, locale, onToken, onCancelled } = options;
  try {
    const identity = await loadScript(scriptUrl);
    identity.initialize({
      client_id: clientId,
      callback: ({ credential }) => (credential ? onToken(credential) : onCancelled()),
    });
    const width = Math.min(seat.clientWidth, widestButton);
    identity.renderButton(seat, {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      width,
      locale,
    });
  } catch {
    onCancelled();
  }
}
