/**
 * For a program started by `runProgram`: takes the task and prints the answer.
 *
 * @param {(task: any) => unknown} work
 */
export function answerTask(work) {
  Promise.resolve(JSON.parse(process.argv[2]))
    .then(work)
    .then((answer) => process.stdout.write(JSON.stringify(answer)))
    .catch((problem) => {
      process.stderr.write(`${problem.stack}\n`)
      process.exitCode = 1
    })
}
