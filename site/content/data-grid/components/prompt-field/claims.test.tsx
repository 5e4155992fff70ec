import { useState } from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  type PromptFieldControlProps,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChargerPrompt from './demos/charger-prompt.tsx';
import { columns, rows } from './demos/chargers.ts';
import PromptStatus from './demos/prompt-status.tsx';

const button = (name: string) => page.getByRole('button', { name });
const field = () => page.getByRole('textbox');
const places = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=place]')].map(
    (cell) => cell.textContent,
  );

function Grid({
  onSubmit,
  onRecordError,
  onRecordClick,
  control,
}: {
  onSubmit: (prompt: string) => void;
  onRecordError?: (message: string) => void;
  onRecordClick?: () => void;
  control?: PromptFieldControlProps;
}) {
  const [slots] = useState(() => ({
    toolbar: () => (
      <Toolbar>
        <PromptField onSubmit={onSubmit} onRecordError={onRecordError}>
          <PromptFieldRecord aria-label="Record" onClick={onRecordClick}>
            r
          </PromptFieldRecord>
          <PromptFieldControl {...control} />
          <PromptFieldSend aria-label="Send">s</PromptFieldSend>
        </PromptField>
      </Toolbar>
    ),
  }));
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGridPremium rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}

interface Recognition {
  onend: () => void;
  onerror: (event: object) => void;
  onresult: (event: object) => void;
}

/** Replaces the microphone: `speak` is called instead of recording. */
function fakeMicrophone(speak: (recognition: Recognition) => void) {
  const { prototype } = Reflect.get(globalThis, 'webkitSpeechRecognition');
  vi.spyOn(prototype, 'start').mockImplementation(function start(this: Recognition) {
    setTimeout(() => speak(this), 50);
  });
}

claim(
  'Use them when the built-in panel does not fit, for example to put the input in the toolbar.',
  async () => {
    await show(<ChargerPrompt />);
    await page.getByRole('textbox', { name: 'Prompt' }).fill('fast ones first');
    await button('Send the prompt').click();
    await expect
      .poll(places)
      .toEqual(['Stadium North', 'Harbor Street', 'Old Market', 'City Library']);
  },
);

claim(
  ':kbd[Enter] in the field and a click on `PromptFieldSend` call `onSubmit(prompt)`. The text is cleared at once.',
  async () => {
    const submit = vi.fn<(prompt: string) => void>();
    await show(<Grid onSubmit={submit} />);
    await field().fill('first');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('');
    await field().fill('second');
    await button('Send').click();
    await expect.element(field()).toHaveValue('');
    expect(submit.mock.calls.map(([prompt]) => prompt)).toEqual(['first', 'second']);
  },
);

claim(
  '`PromptFieldSend` is disabled while the text is empty or contains only spaces, while people record, and until the promise that `onSubmit` returns resolves.',
  async () => {
    fakeMicrophone(() => {});
    let finish = () => {};
    await show(<Grid onSubmit={() => new Promise<void>((done) => (finish = done))} />);
    await expect.element(button('Send')).toBeDisabled();
    await field().fill('  ');
    await expect.element(button('Send')).toBeDisabled();
    await field().fill('fast');
    await expect.element(button('Send')).toBeEnabled();
    await button('Send').click();
    await field().fill('next');
    await expect.element(button('Send')).toBeDisabled();
    finish();
    await expect.element(button('Send')).toBeEnabled();
    await button('Record').click();
    await expect.element(button('Send')).toBeDisabled();
  },
);

claim(
  'This toolbar shows a loading state, and the error message if the prompt fails.',
  async () => {
    await show(<PromptStatus />);
    const question = page.getByRole('textbox', { name: 'Question' });
    await question.fill('weather');
    await userEvent.keyboard('{Enter}');
    await expect.element(question).toBeDisabled();
    await expect.element(page.getByRole('progressbar').first()).toBeVisible();
    await expect
      .element(page.getByText('Ask about places, operators or power.').first())
      .toBeVisible();
    await expect.element(question).toBeEnabled();
  },
);

claim(
  'The text field is not disabled while a prompt is running, so people could send a second one with :kbd[Enter].',
  async () => {
    const submit = vi.fn(() => new Promise<void>(() => {}));
    await show(<Grid onSubmit={submit} />);
    await field().fill('first');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toBeEnabled();
    await field().fill('second');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => submit.mock.calls.length).toBe(2);
  },
);

claim('In a field with `multiline`, :kbd[Shift+Enter] submits as well.', async () => {
  const submit = vi.fn<(prompt: string) => void>();
  await show(<Grid onSubmit={submit} control={{ multiline: true }} />);
  await field().fill('fast');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(() => submit.mock.calls).toEqual([['fast']]);
});

claim(
  'With an input method, as for Chinese or Japanese, the :kbd[Enter] that confirms a word can submit the prompt too early. Wrap `onKeyDown` in `render`, and do not call it while `event.nativeEvent.isComposing` is `true`.',
  async () => {
    const submit = vi.fn<(prompt: string) => void>();
    const confirm = () =>
      field()
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
        );
    const bare = await show(<Grid onSubmit={submit} />);
    await field().fill('fast');
    confirm();
    await expect.poll(() => submit.mock.calls).toEqual([['fast']]);
    await bare.unmount();
    await show(
      <Grid
        onSubmit={submit}
        control={{
          render: ({ ref, onKeyDown, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              onKeyDown={(event) => {
                if (!event.nativeEvent.isComposing) onKeyDown?.(event);
              }}
            />
          ),
        }}
      />,
    );
    await field().fill('free');
    confirm();
    expect(submit.mock.calls).toEqual([['fast']]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => submit.mock.calls).toEqual([['fast'], ['free']]);
  },
);

claim('If the promise of `onSubmit` rejects, the field stays disabled for good.', async () => {
  const ignore = (event: PromiseRejectionEvent) => event.preventDefault();
  const rejected = vi.fn(ignore);
  // Vitest would count the rejection as an error.
  const stop = (event: PromiseRejectionEvent) => {
    rejected(event);
    event.stopImmediatePropagation();
  };
  window.addEventListener('unhandledrejection', stop, { capture: true });
  await show(
    <Grid
      onSubmit={async () => {
        throw new Error('expected');
      }}
    />,
  );
  await field().fill('fast');
  await button('Send').click();
  await expect.poll(() => rejected.mock.calls.length).toBe(1);
  await field().fill('again');
  await expect.element(button('Send')).toBeDisabled();
  window.removeEventListener('unhandledrejection', stop, { capture: true });
});

const result = (transcript: string, isFinal: boolean) => ({
  resultIndex: 0,
  results: [Object.assign([{ transcript }], { isFinal })],
});

claim(
  'While people speak, their words appear in the field. When they stop, the field submits the text.',
  async () => {
    const submit = vi.fn<(prompt: string) => void>();
    let recognition: Recognition | undefined;
    fakeMicrophone((value) => {
      recognition = value;
      value.onresult(result('fast ones', false));
    });
    await show(<Grid onSubmit={submit} />);
    await button('Record').click();
    await expect.element(field()).toHaveValue('fast ones');
    expect(submit).not.toHaveBeenCalled();
    recognition?.onresult(result('fast ones first', true));
    recognition?.onend();
    await expect.poll(() => submit.mock.calls).toEqual([['fast ones first']]);
    await expect.element(field()).toHaveValue('');
  },
);

claim(
  'A second click aborts the recording, but `onSubmit` still runs, with the words that were final by then.',
  async () => {
    const submit = vi.fn<(prompt: string) => void>();
    const heard = vi.fn();
    fakeMicrophone((recognition) => {
      recognition.onresult(result('fast ones', true));
      heard();
    });
    const { prototype } = Reflect.get(globalThis, 'webkitSpeechRecognition');
    const abort = vi.spyOn(prototype, 'abort').mockImplementation(function end(this: Recognition) {
      this.onend();
    });
    await show(<Grid onSubmit={submit} />);
    await button('Record').click();
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    await button('Record').click();
    await expect.poll(() => abort.mock.calls.length).toBe(1);
    await expect.poll(() => submit.mock.calls).toEqual([['fast ones']]);
  },
);

claim(
  'After an earlier recording, this version submits the text of that recording again.',
  async () => {
    const submit = vi.fn<(prompt: string) => void>();
    let silent = false;
    fakeMicrophone((recognition) => {
      if (!silent) recognition.onresult(result('fast ones', true));
      silent = true;
      recognition.onend();
    });
    await show(<Grid onSubmit={submit} />);
    await button('Record').click();
    await expect.poll(() => submit.mock.calls).toEqual([['fast ones']]);
    await expect.element(button('Record')).toBeEnabled();
    await button('Record').click();
    await expect.poll(() => submit.mock.calls).toEqual([['fast ones'], ['fast ones']]);
  },
);

claim(
  'If a recording ends without words, or with an error, `onSubmit` receives an empty string.',
  async () => {
    const submit = vi.fn<(prompt: string) => void>();
    const failed = vi.fn<(message: string) => void>();
    let refused = false;
    fakeMicrophone((recognition) => {
      if (refused) recognition.onerror({ error: 'not-allowed', message: 'Refused' });
      recognition.onend();
    });
    vi.spyOn(
      Reflect.get(globalThis, 'webkitSpeechRecognition').prototype,
      'stop',
    ).mockImplementation(() => undefined);
    await show(<Grid onSubmit={submit} onRecordError={failed} />);
    await button('Record').click();
    await expect.poll(() => submit.mock.calls).toEqual([['']]);
    expect(failed).not.toHaveBeenCalled();
    refused = true;
    await expect.element(button('Record')).toBeEnabled();
    await button('Record').click();
    await expect.poll(() => submit.mock.calls).toEqual([[''], ['']]);
    expect(failed.mock.calls).toEqual([['Refused']]);
  },
);

claim(
  '`onClick` on `PromptFieldRecord` runs only for the click that stops a recording.',
  async () => {
    const clicked = vi.fn();
    const started = vi.fn();
    fakeMicrophone(started);
    const { prototype } = Reflect.get(globalThis, 'webkitSpeechRecognition');
    vi.spyOn(prototype, 'abort').mockImplementation(function end(this: Recognition) {
      this.onend();
    });
    await show(<Grid onSubmit={() => undefined} onRecordClick={clicked} />);
    await button('Record').click();
    await expect.poll(() => started.mock.calls.length).toBe(1);
    expect(clicked).not.toHaveBeenCalled();
    await button('Record').click();
    await expect.poll(() => clicked.mock.calls.length).toBe(1);
  },
);
