import { demoFileOf, type ProjectFiles, type ProjectRequest } from './project-request.ts';

/** A form that opens a project in a sandbox when it is sent. */
export interface SandboxForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

const stackBlitz = 'https://stackblitz.com';
const codeSandbox = 'https://codesandbox.io';

/** Where the forms are sent, for the policy of pages with demos. */
export const sandboxOrigins = [stackBlitz, codeSandbox];

/** Opens a project in StackBlitz, at the demo's own file. */
export function stackBlitzForm(request: ProjectRequest, files: ProjectFiles): SandboxForm {
  const { title, origin, codeVariant } = request;
  const contents = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    action: `${stackBlitz}/run?file=${demoFileOf(codeVariant)}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': `${title}, from ${origin}`,
      ...(Object.fromEntries(contents) as Record<string, string>),
    },
  };
}

/** Opens a project in CodeSandbox; `compress` is the packing that its service asks for. */
export function codeSandboxForm(
  request: ProjectRequest,
  files: ProjectFiles,
  compress: (text: string) => string,
): SandboxForm {
  const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
  const packed = compress(JSON.stringify({ files: Object.fromEntries(contents) as unknown }));
  return {
    // A machine of its own runs the tools of the project.
    action: `${codeSandbox}/api/v1/sandboxes/define?environment=server`,
    fields: {
      // The alphabet of base64 that needs no escape in an address.
      parameters: packed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      embed: '1',
      query: `file=/${demoFileOf(request.codeVariant)}`,
    },
  };
}
